import { Welcome } from "@callwright/widgets";

/** Greets somebody who is new; its code comes for them alone. */
export function WelcomeDialog({ onFinished }: { onFinished: () => void }) {
  return <Welcome onFinished={onFinished} />;
}
