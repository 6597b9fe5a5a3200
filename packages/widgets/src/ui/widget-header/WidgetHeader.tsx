import type { OperationId } from "@callwright/sdk/contract";
import type { ReactNode } from "react";

import { useMay } from "../../lib/allowed.js";
import { Button, IconButton } from "../button/index.js";
import { ArrowLeft, Plus } from "../icon/generated/icons.js";
import type { IconShape } from "../icon/index.js";
import { Back, Narrow, Wide } from "./WidgetHeader.styles.js";
import { WidgetTitle, type WidgetTitleProps } from "./WidgetTitle.js";

/** An action of a whole widget, such as Import or Export. */
export interface HeaderAction {
  id: string;
  label: string;
  /** Required for secondary actions, which show only their icon in a narrow header. @default a plus for the primary action */
  icon?: IconShape;
  isBusy?: boolean;
  /** Why it is disabled. It stays visible and shows the reason. */
  disabledReason?: string | undefined;
  /** The operation that the action calls. It is hidden when the session may not call that operation. */
  needs?: OperationId | undefined;
  onAction: () => void;
}

/** Props of {@link WidgetHeader}. */
export interface WidgetHeaderProps extends Omit<WidgetTitleProps, "before" | "children"> {
  /** A back link before the title. */
  back?: { label: string; onAction: () => void } | undefined;
  /** A filter of the whole widget, such as the seller company. */
  filter?: ReactNode;
  /** In order of use, before the primary one. */
  actions?: readonly (HeaderAction & { icon: IconShape })[];
  /** The filled action. Leave it out for users who may not use it. */
  primary?: HeaderAction | undefined;
}

/**
 * The title of a widget, with the actions that concern all of it.
 *
 * @example
 * <WidgetHeader
 *   title="Potential Customers"
 *   count={1284}
 *   actions={[{ id: "export", label: "Export", icon: Download, disabledReason: plan.why, onAction: exportAll }]}
 *   primary={{ id: "create", label: "Create", onAction: create }}
 * />
 */
export function WidgetHeader({ back, filter, actions = [], primary, ...title }: WidgetHeaderProps) {
  const may = useMay();
  const isAllowed = ({ needs }: HeaderAction) => !needs || may(needs);
  return (
    <WidgetTitle
      {...title}
      before={
        back && (
          <Back>
            <IconButton label={back.label} icon={ArrowLeft} onPress={back.onAction} />
          </Back>
        )
      }
    >
      {filter}
      {actions.filter(isAllowed).map((action) => (
        <SecondaryButton key={action.id} {...action} />
      ))}
      {primary && isAllowed(primary) && (
        <Button
          variant="primary"
          data-action={primary.id}
          icon={primary.icon ?? Plus}
          isBusy={primary.isBusy}
          disabledReason={primary.disabledReason}
          onPress={primary.onAction}
        >
          {primary.label}
        </Button>
      )}
    </WidgetTitle>
  );
}

function SecondaryButton({ label, icon, isBusy, disabledReason, onAction }: HeaderAction & { icon: IconShape }) {
  const shared = { icon, isBusy, disabledReason, onPress: onAction };
  return (
    <>
      <Wide>
        <Button {...shared}>{label}</Button>
      </Wide>
      <Narrow>
        <IconButton variant="secondary" label={label} {...shared} />
      </Narrow>
    </>
  );
}
