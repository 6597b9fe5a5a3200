"use client";

import * as operations from "../generated/operations/countries.js";
import { readHook } from "./useGet.js";

/** List countries. */
export const useListCountries = readHook(operations.listCountries, "lasting");

/** Read a country. */
export const useGetCountry = readHook(operations.getCountry, "lasting");

/** List cities. */
export const useListCities = readHook(operations.listCities, "lasting");

/** Read a city. */
export const useGetCity = readHook(operations.getCity, "lasting");
