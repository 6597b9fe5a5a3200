import { Link } from "@tanstack/react-router";

import { messages } from "../hostApp.messages.js";
import { Brand } from "../layout/Brand.js";
import * as s from "../layout/Message.styles.js";
import { homePath } from "../session/guards.js";
import { usePageTitle } from "../layout/usePageTitle.js";

/** The page of any address that does not exist (A-404-01). */
export function NotFoundRoute() {
  usePageTitle(messages.notFound);
  return (
    <s.Canvas>
      <Brand.Mark size={32} />
      <s.Heading>{messages.nothingHere}</s.Heading>
      <Link to={homePath}>{messages.goHome}</Link>
    </s.Canvas>
  );
}
