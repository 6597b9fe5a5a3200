export { Tour, type TourMessages, type TourProps } from "./Tour.js";
export { type TourEvent, type TourState, startedTour } from "./tour.model.js";
