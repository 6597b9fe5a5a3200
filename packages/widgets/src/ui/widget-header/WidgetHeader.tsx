import type { OperationId } from "@callwright/sdk/contract";
import type { ReactNode } from "react";

import { useNumbers } from "../../i18n/index.js";
import { useMay } from "../../lib/allowed.js";
import { Button, IconButton } from "../button/index.js";
import { ArrowLeft, Plus } from "../icon/generated/icons.js";
import type { IconShape } from "../icon/index.js";
import { Actions, Back, Bar, Count, Heading, Narrow, Row, Wide } from "./WidgetHeader.styles.js";

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
export interface WidgetHeaderProps {
  title: string;
  /** The heading level: 1 if the widget is the page. @default 2 */
  headingLevel?: 1 | 2 | 3;
  /** A back link before the title. */
  back?: { label: string; onAction: () => void } | undefined;
  /** The number of items, shown beside the title. Leave it out until it is known. */
  count?: number | undefined;
  /** A filter of the whole widget, such as the seller company. */
  filter?: ReactNode;
  /** In order of use, before the primary one. */
  actions?: readonly (HeaderAction & { icon: IconShape })[];
  /** The filled action. Leave it out for users who may not use it. */
  primary?: HeaderAction | undefined;
  className?: string;
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
export function WidgetHeader({
  title,
  headingLevel = 2,
  back,
  count,
  filter,
  actions = [],
  primary,
  className,
}: WidgetHeaderProps) {
  const numbers = useNumbers();
  const may = useMay();
  const isAllowed = ({ needs }: HeaderAction) => !needs || may(needs);
  const Title = `h${headingLevel}` as const;
  return (
    <Bar className={className} data-part="header">
      <Row>
        <Heading data-back={back && ""}>
          {back && (
            <Back>
              <IconButton label={back.label} icon={ArrowLeft} onPress={back.onAction} />
            </Back>
          )}
          <Title>{title}</Title>
          {count !== undefined && <Count>{numbers.number(count)}</Count>}
        </Heading>
        <Actions>
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
        </Actions>
      </Row>
    </Bar>
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
