import { Calls } from "./Calls";

export default function Page() {
  return <Calls />;
}
