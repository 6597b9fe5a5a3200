import { describe, expect, it } from "vitest";

import { invitationMail } from "./invitationMail.ts";
import { greeting, nameInMail } from "./nameInMail.ts";
import { verificationMail } from "./verificationMail.ts";
import { welcomeMail } from "./welcomeMail.ts";

describe("a name in a mail", () => {
  it.each([
    "Ada",
    "Şükrü Çağlayan",
    "J. R. Smith",
    "O’Neill-Özdemir",
    "Aegean Olive Trading Ltd.",
    "Studio 54",
    "张伟",
  ])("%s is said as it is", (name) => {
    expect(nameInMail(name)).toBe(name);
  });

  it.each([
    "https://evil.example click",
    "Win at evil.example",
    "www.evil",
    "evil。example／x@evil",
    "call +1 555 0100 77",
    "<b>Ada</b>",
    " \u200B ",
  ])("%s is not said", (name) => {
    expect(nameInMail(name)).toBeUndefined();
    expect(greeting("en", name)).toBe("Hello,");
  });

  it("is short and on one line", () => {
    expect(nameInMail(`You have won\n\n${"a prize ".repeat(12)}`)).toMatch(/^You have won a prize .{1,30}…$/);
    expect(Array.from(nameInMail("🎉".repeat(100)) ?? "")).toHaveLength(40);
  });
});

it("no mail to somebody else carries what its sender would like to say", () => {
  const spam = "https://evil.example/win click here";
  const person = {
    to: "ada@byron.test",
    name: spam,
    token: "t",
    publicUrl: "https://calls.example.com",
    language: "en",
  } as const;
  const mails = [
    verificationMail(person),
    invitationMail({ ...person, invitedBy: spam }),
    welcomeMail({ ...person, companyName: spam }),
  ];
  for (const { subject, text, html } of mails) expect(subject + text + html).not.toContain("evil");
});
