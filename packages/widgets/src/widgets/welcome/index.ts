export { Welcome, type WelcomeMessages, type WelcomeProps } from "./Welcome.js";
