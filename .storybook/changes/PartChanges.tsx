import { useId } from "react";
import history from "virtual:part-history";

/**
 * The changes of a part since the last version of its package.
 *
 * @param file a file of its folder, as Storybook names it: `./packages/widgets/src/ui/button/Button.stories.tsx`.
 */
export function PartChanges({ file }: { file: string }) {
  const heading = useId();
  const folder = Object.keys(history).find((one) => file.includes(`${one}/`));
  const changes = folder ? (history[folder] ?? []) : [];
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>Changed since the last version</h2>
      {changes.length === 0 ? (
        <p>Nothing that is known here.</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users scroll it with the arrow keys
        <ul className="cw-changes" tabIndex={0} aria-labelledby={heading}>
          {changes.map(({ day, what }) => (
            <li key={`${day} ${what}`}>
              <time dateTime={day}>{day}</time> {what}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
