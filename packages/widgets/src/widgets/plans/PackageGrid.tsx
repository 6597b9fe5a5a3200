import { useId } from "react";

import { useNumbers, type Messages } from "../../i18n/index.js";
import { Button } from "../../ui/button/index.js";
import { Chip } from "../../ui/chip/index.js";
import { Check, Minus } from "../../ui/icon/generated/icons.js";
import { Icon } from "../../ui/icon/index.js";
import { Unseen } from "../../ui/unseen/index.js";
import type { plansMessages } from "./plans.messages.js";
import { Description, Feature, Features, Package, PackageHead, PackageName, Packages, Price } from "./Plans.styles.js";
import type { PlanFeature, PlanPackage } from "./Plans.types.js";

interface PackageGridProps {
  t: Messages<typeof plansMessages>;
  /** The element of a package's heading. */
  nameAs: "h3" | "h4" | "h5";
  packages: readonly PlanPackage[];
  /** The id of the package to which the plan is being changed. */
  changingTo: string | undefined;
  onChoose: (chosen: PlanPackage) => void;
}

/**
 * The packages beside each other, with the same lines in each, so that they can be compared at a glance (B-PLAN-05).
 */
export function PackageGrid({ t, nameAs, packages, changingTo, onChoose }: PackageGridProps) {
  return (
    <Packages aria-label={t.packages}>
      {packages.map((one) => (
        <PackageColumn
          key={one.id}
          t={t}
          nameAs={nameAs}
          one={one}
          isChanging={one.id === changingTo}
          isWaiting={changingTo !== undefined}
          onChoose={() => onChoose(one)}
        />
      ))}
    </Packages>
  );
}

interface PackageColumnProps extends Pick<PackageGridProps, "t" | "nameAs"> {
  one: PlanPackage;
  isChanging: boolean;
  isWaiting: boolean;
  onChoose: () => void;
}

function PackageColumn({ t, nameAs: Name, one, isChanging, isWaiting, onChoose }: PackageColumnProps) {
  const formats = useNumbers();
  const nameId = useId();
  const { name, description, priceUsd, standing, isNext, features } = one;
  return (
    <Package aria-labelledby={nameId} data-current={standing === "current" || undefined}>
      <PackageHead>
        <PackageName>
          <Name id={nameId}>{name}</Name>
          {standing === "current" && <Chip tone="accent">{t.currentPlan}</Chip>}
        </PackageName>
        <Price>
          <b>
            <bdi>{formats.wholeMoney(priceUsd)}</bdi>
          </b>
          <span>{t.monthly}</span>
        </Price>
        <Description>{description}</Description>
        {standing === "current" ? (
          <Button isFullWidth isDisabled>
            {t.currentPlan}
          </Button>
        ) : (
          <Button
            isFullWidth
            needs="subscribe"
            variant={isNext ? "primary" : "secondary"}
            isBusy={isChanging}
            isDisabled={isWaiting && !isChanging}
            aria-label={{ upgrade: t.upgradeTo, downgrade: t.downgradeTo, same: t.switchTo }[standing]({ name })}
            onPress={onChoose}
          >
            {{ upgrade: t.upgrade, downgrade: t.downgrade, same: t.switch }[standing]}
          </Button>
        )}
      </PackageHead>
      <Features>
        {features.map((feature) => (
          <FeatureLine key={feature.name} t={t} feature={feature} />
        ))}
      </Features>
    </Package>
  );
}

function FeatureLine({ t, feature: { name, isIncluded, amount } }: { t: PackageGridProps["t"]; feature: PlanFeature }) {
  const formats = useNumbers();
  return (
    <Feature data-without={!isIncluded || undefined}>
      <Icon icon={isIncluded ? Check : Minus} size={14} />
      <span>{t[name]}</span>
      {amount.kind === "none" && <Unseen>{isIncluded ? t.included : t.notIncluded}</Unseen>}
      {amount.kind === "unlimited" && <b>{t.unlimited}</b>}
      {amount.kind === "count" && <b>{formats.number(amount.value)}</b>}
      {amount.kind === "money" && (
        <b>
          <bdi>{formats.money(amount.value)}</bdi>
        </b>
      )}
    </Feature>
  );
}
