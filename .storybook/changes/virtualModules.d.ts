declare module "virtual:part-history" {
  const history: import("./history.ts").History;
  export default history;
}

declare module "virtual:part-facts" {
  const facts: import("../facts/facts.ts").FactsByFolder;
  export default facts;
}
