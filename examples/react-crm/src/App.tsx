import { useState } from "react";

import styles from "./App.module.css";
import type { Contact } from "./contact.ts";
import { ContactPage } from "./ContactPage.tsx";
import { Button } from "./design/Button.tsx";
import { colours, type Scheme } from "./design/palette.ts";

/** The frame of the CRM's pages: its bar and its colours, light or dark. */
export function App({ contact }: { contact: Contact }) {
  const [scheme, setScheme] = useState<Scheme>("light");
  const isDark = scheme === "dark";
  return (
    <div className={styles.app} style={{ ...colours, colorScheme: scheme }}>
      <header className={styles.bar}>
        <strong className={styles.brand}>Tidemark</strong>
        <Button isPressed={isDark} onPress={() => setScheme(isDark ? "light" : "dark")}>
          Dark
        </Button>
      </header>
      <ContactPage contact={contact} scheme={scheme} />
    </div>
  );
}
