/** Style sheets are for their effect. */
declare module "*.css";
