/** The parts of an announcement's second line that apply. */
export const lineOf = (...parts: (string | false)[]) => parts.filter((part) => part !== false).join(" · ");
