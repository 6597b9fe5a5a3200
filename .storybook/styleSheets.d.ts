/** Style sheets are imported for their side effect. */
declare module "*.css";
