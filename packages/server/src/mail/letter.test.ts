import { describe, expect, it } from "vitest";

import { accountMail } from "./accountMail.ts";
import { contactMessageMail } from "./contactMessageMail.ts";
import { confirmEmailChangeMail, emailChangeAskedMail, emailChangedMail } from "./emailChangeMails.ts";
import { invitationMail } from "./invitationMail.ts";
import { mailLanguage } from "./language.ts";
import { passwordChangedMail } from "./passwordChangedMail.ts";
import { passwordResetMail } from "./passwordResetMail.ts";
import { verificationMail } from "./verificationMail.ts";
import { welcomeMail } from "./welcomeMail.ts";

const person = { to: "ada@byron.test", name: "Ada", token: "secret-token", publicUrl: "https://calls.example.com" };

const mails = (["en", "tr"] as const).flatMap((language) => {
  const recipient = { ...person, language };
  const newAddress = "countess@byron.test";
  const inLanguage = {
    account: accountMail(recipient),
    confirmEmailChange: confirmEmailChangeMail(recipient),
    emailChangeAsked: emailChangeAskedMail({ ...recipient, newAddress }),
    emailChanged: emailChangedMail({ ...recipient, newAddress }),
    invitation: invitationMail({ ...recipient, invitedBy: "Deniz" }),
    passwordChanged: passwordChangedMail(recipient),
    passwordReset: passwordResetMail(recipient),
    verification: verificationMail(recipient),
    welcome: welcomeMail({ ...recipient, companyName: "Aegean Olive Trading" }),
  };
  return Object.entries(inLanguage).map(([name, mail]) => [name, language, mail] as const);
});

describe.each(mails)("the mail of %s in %s", (_name, language, { subject, text, html }) => {
  it("has the logo inside, one button, and nothing from elsewhere", () => {
    expect(html).toContain('src="cid:mark@callwright"');
    expect(html.match(/<a /g)).toHaveLength(1);
    const addresses = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? "");
    expect(addresses.filter((address) => !address.startsWith(person.publicUrl))).toEqual(["cid:mark@callwright"]);
    expect(html).not.toMatch(/url\(|@import|<script/);
  });

  it("is dark where its reader's device is", () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain("@media (prefers-color-scheme: dark)");
  });

  it("says the same as plain text", () => {
    expect(text).toContain(language === "en" ? "Hello Ada," : "Merhaba Ada,");
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain(`>${subject}</h1>`);
    const button = /<a href="([^"]+)"[^>]*>([^<]+)<\/a>/.exec(html);
    expect(text).toContain(`${button?.[2]}: ${button?.[1]}`);
    const words = html.replace(/<style>[\s\S]*<\/style>|<[^>]+>/g, " ").replace(/\s+/g, " ");
    for (const paragraph of text.split("\n\n").slice(0, -2)) expect(words).toContain(paragraph);
  });
});

it("what people write into a mail is text, and keeps its lines", () => {
  const { html, text } = contactMessageMail("desk@callwright.test", {
    id: "1",
    message: '<img src="https://evil.test/x"> & more\nSecond line',
    phoneNumber: "+4722860144",
    name: "<b>Ada</b>",
  } as Parameters<typeof contactMessageMail>[1]);
  expect(html).not.toContain('<img src="https');
  expect(html).not.toContain("<b>Ada");
  expect(html).toContain("&lt;img src=&quot;https://evil.test/x&quot;&gt; &amp; more<br>Second line");
  expect(text).toContain("Second line");
});

it.each([
  ["tr", "en-US,en;q=0.9", "tr"],
  ["en", "tr-TR,tr;q=0.9", "en"],
  [null, "tr-TR,tr;q=0.9,en;q=0.8", "tr"],
  [null, "de-DE,de;q=0.9,en;q=0.5,tr;q=0.3", "en"],
  [null, "de", "en"],
  [null, "*", "en"],
  [undefined, undefined, "en"],
] as const)("who chose %s, with a browser that asks for %s, is written to in %s", (chosen, accepted, language) => {
  expect(mailLanguage(chosen, new Headers(accepted && { "accept-language": accepted }))).toBe(language);
});
