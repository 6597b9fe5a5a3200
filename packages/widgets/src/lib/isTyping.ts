/** Whether the keys pressed there are its own: those of a text or of a native list, and not those of a checkbox. */
export function isTyping(target: EventTarget | undefined): boolean {
  return target instanceof Element && target.matches(":read-write, select, [role=textbox]");
}
