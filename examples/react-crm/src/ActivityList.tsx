import type { Activity } from "./activity.ts";
import styles from "./ActivityList.module.css";

const moment = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

/** A list of a contact's activities, the newest first. */
export function ActivityList({ activities }: { activities: readonly Activity[] }) {
  return (
    <ul className={styles.list} aria-label="Activity">
      {activities.map(({ text, at }) => (
        <li key={`${at} ${text}`}>
          {text}
          <time className={styles.time} dateTime={at}>
            {moment.format(new Date(at))}
          </time>
        </li>
      ))}
    </ul>
  );
}
