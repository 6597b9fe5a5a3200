export { ProfileSettings, type ProfileSettingsMessages, type ProfileSettingsProps } from "./ProfileSettings.js";
