import type { Contact } from "./contact.ts";
import styles from "./ContactCard.module.css";
import { Button } from "./design/Button.tsx";
import { Card } from "./design/Card.tsx";

interface ContactCardProps {
  contact: Contact;
  /** Without it there is no button to call. */
  onCall: (() => void) | undefined;
}

/** A contact's details, and the CRM's own button to call them. */
export function ContactCard({ contact, onCall }: ContactCardProps) {
  const facts = [
    ["Title", contact.title],
    ["Account", contact.account],
    ["City", contact.city],
    ["Phone", contact.phoneNumber],
  ];
  return (
    <Card>
      <h1 className={styles.name}>{contact.name}</h1>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {onCall && (
        <Button isPrimary onPress={onCall}>
          Call {contact.name}
        </Button>
      )}
    </Card>
  );
}
