import { useNavigate } from "@tanstack/react-router";
import { Link } from "@callwright/widgets/ui";

import { messages } from "../hostApp.messages.js";
import { Brand } from "../layout/Brand.js";
import { usePageTitle } from "../layout/usePageTitle.js";
import { paths } from "../paths.js";
import { useSession } from "../session/SessionContext.js";
import { english, type Terms } from "./termsText.js";
import { turkish } from "./termsText.tr.js";
import * as s from "./TermsRoute.styles.js";

/**
 * The terms that a user agrees to when they sign up. An installation with its own terms names their address instead
 * (`VITE_TERMS_HREF`).
 */
export function TermsRoute() {
  usePageTitle(messages.terms);
  const { user } = useSession();
  const navigate = useNavigate();
  const { lead, binding, sections } = termsIn[messages.language];
  return (
    <s.Page>
      <Brand.Logo />
      <s.Text>
        <h1>{messages.terms}</h1>
        {binding !== undefined && <p>{binding}</p>}
        <p>{lead}</p>
        {sections.map(({ title, text }) => (
          <section key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </section>
        ))}
        <p>
          <Link onPress={() => void navigate({ to: user ? paths.DASHBOARD : paths.SIGN_UP })}>
            {user ? messages.goHome : messages.backToSignUp}
          </Link>
        </p>
      </s.Text>
    </s.Page>
  );
}

const termsIn: Record<typeof messages.language, Terms> = { en: english, tr: turkish };
