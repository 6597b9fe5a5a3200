import { describe, expect, it } from "vitest";

import { accountMail } from "./accountMail.ts";
import { contactMessageMail } from "./contactMessageMail.ts";
import { invitationMail } from "./invitationMail.ts";
import { passwordChangedMail } from "./passwordChangedMail.ts";
import { passwordResetMail } from "./passwordResetMail.ts";
import { verificationMail } from "./verificationMail.ts";
import { welcomeMail } from "./welcomeMail.ts";

const person = { to: "ada@byron.test", name: "Ada", token: "secret-token", publicUrl: "https://calls.example.com" };
const mails = {
  account: accountMail(person),
  invitation: invitationMail({ ...person, invitedBy: "Deniz" }),
  passwordChanged: passwordChangedMail(person),
  passwordReset: passwordResetMail(person),
  verification: verificationMail(person),
  welcome: welcomeMail({ ...person, companyName: "Aegean Olive Trading" }),
};

describe.each(Object.entries(mails))("the mail of %s", (_name, { subject, text, html }) => {
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
    expect(text).toContain("Hello Ada,");
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
