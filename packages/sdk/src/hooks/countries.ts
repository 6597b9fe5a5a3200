"use client";

import { readHook } from "./useGet.js";

/** List countries. */
export const useListCountries = readHook("listCountries");

/** Read a country. */
export const useGetCountry = readHook("getCountry");

/** List cities. */
export const useListCities = readHook("listCities");

/** Read a city. */
export const useGetCity = readHook("getCity");
