import { Button } from "../ui/button/index.js";
import { Trash2 } from "../ui/icon/generated/icons.js";
import { Apart } from "./DeleteButton.styles.js";

/** Props of {@link DeleteButton}. */
export interface DeleteButtonProps {
  children: string;
  /** Whether the deletion is in progress. */
  isBusy?: boolean;
  isDisabled?: boolean;
  onPress: () => void;
}

/** In a form's footer: deletes what the form is about. A phone's list has no menu for it. */
export function DeleteButton({ children, isBusy, isDisabled, onPress }: DeleteButtonProps) {
  return (
    <Apart>
      <Button variant="ghost" icon={Trash2} isBusy={isBusy} isDisabled={isDisabled} onPress={onPress}>
        {children}
      </Button>
    </Apart>
  );
}
