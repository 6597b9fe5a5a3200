/** A handler of the fake whose request a proxy in front of the server refuses: it was not done, and the server says nothing. */
export const wordless = () => ({ status: 413, body: "Request Entity Too Large" }) as never;
