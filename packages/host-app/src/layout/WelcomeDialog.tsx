import { Welcome } from "@callwright/widgets";

/** The dialog that welcomes a new seller. Its code is loaded only for them. */
export function WelcomeDialog({ onFinished }: { onFinished: () => void }) {
  return <Welcome onFinished={onFinished} />;
}
