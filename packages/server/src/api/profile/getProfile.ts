import type { EmbedActor } from "../../auth/actor.ts";
import { signedInUser } from "../../auth/signedInUser.ts";
import type { Context } from "../../context.ts";
import type { Handler } from "../../contract/handler.ts";
import { notFound } from "../../contract/problem.ts";
import { readProfile, readProfileCompany, type Profile } from "../../store/profile.ts";

/** The caller with their companies, each with its balance and plan. */
export const getProfile: Handler<"getProfile"> = async (context, actor) => {
  const profile =
    actor.kind === "embed"
      ? await embedProfile(context, actor)
      : await readProfile(context.db, signedInUser(actor).userId);
  if (!profile) throw notFound("The profile");
  return { status: 200, body: profile };
};

/** A widget has no account: it acts as a seller of its company, and the partner's page gets no name or address. */
async function embedProfile({ db }: Context, actor: EmbedActor): Promise<Profile | undefined> {
  const company = await readProfileCompany(db, actor.companyId);
  return (
    company && {
      id: actor.apiKeyId,
      name: actor.userLabel ?? company.name,
      surname: "",
      email: "embed@callwright.invalid",
      pendingEmail: null,
      role: "SELLER",
      isEmailVerified: true,
      isWelcomeDialog: true,
      language: null,
      timeZone: null,
      hourCycle: null,
      sellerCompanies: [company],
      allowedOperations: [...actor.operations],
    }
  );
}
