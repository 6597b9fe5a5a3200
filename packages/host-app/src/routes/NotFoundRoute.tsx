import { Link } from "@tanstack/react-router";

import { Brand } from "../layout/Brand.js";
import * as s from "../layout/Message.styles.js";
import { homePath } from "../session/guards.js";
import { usePageTitle } from "../layout/usePageTitle.js";

/** Any address that is none (A-404-01). */
export function NotFoundRoute() {
  usePageTitle("Not found");
  return (
    <s.Canvas>
      <Brand.Mark size={32} />
      <s.Heading>Nothing to see here</s.Heading>
      <Link to={homePath}>Go to the call center</Link>
    </s.Canvas>
  );
}
