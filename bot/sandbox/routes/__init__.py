"""The API's routes, by resource."""
