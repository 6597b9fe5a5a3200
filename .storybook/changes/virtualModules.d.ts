declare module "virtual:part-history" {
  const history: import("./history.ts").History;
  export default history;
}
