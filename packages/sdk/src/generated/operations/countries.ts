// Generated from openapi/ by `pnpm generate`. Change the contract, not this file.
export const getCity = ["getCity", "GET", "/v1/countries/{id}/cities/{cityId}"] as const;
export const getCountry = ["getCountry", "GET", "/v1/countries/{id}"] as const;
export const listCities = ["listCities", "GET", "/v1/countries/{id}/cities"] as const;
export const listCountries = ["listCountries", "GET", "/v1/countries"] as const;
