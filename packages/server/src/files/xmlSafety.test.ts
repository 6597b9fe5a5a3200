import { describe, expect, it } from "vitest";

import { assertSafeXml } from "./xmlSafety.ts";

const check = (xml: string, limits = { maxMarks: 100, maxWideCells: 2 }) => assertSafeXml(Buffer.from(xml), limits);
const long = "a".repeat(1_000_001);

describe("the XML of a workbook", () => {
  it.each([
    ["with its declaration", '<?xml version="1.0"?><row/>'],
    ["with a comment that holds signs of tags", '<row><!-- <a <b "> --></row>'],
    ["with text that holds signs of tags", '<t><![CDATA[<a <b "> ]]></t>'],
  ])("%s is read", (_, xml) => {
    expect(() => check(xml)).not.toThrow();
  });

  it.each([
    ["of more tags than a list has", "<c/>".repeat(101)],
    ["of more attributes than a list has", `<row><c ${'a="" '.repeat(101)}/></row>`],
    ["of more comments than a list has", "<!---->".repeat(11)],
    ["with a tag that does not end", `<c r="${long}"/>`],
    ["with a comment that does not end", `<!--${long}`],
    ["with a text that does not end", `<t>${long}</t>`],
    ["with cells far to the right", '<c r="XFD1"/>'.repeat(3)],
  ])("%s is refused, before a parser reads it", (_, xml) => {
    expect(() => check(xml)).toThrow(expect.objectContaining({ fault: "too-large" }));
  });

  it("that declares a document type is refused, because it could name files of this machine", () => {
    const xml = '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>';
    expect(() => check(xml)).toThrow(expect.objectContaining({ fault: "unreadable" }));
  });
});
