/** A longer line cannot be a response of a model. */
const MOST_CHARACTERS = 256 * 1024;

/** The `data` of each server-sent event, as it arrives. */
export async function* readServerSentData(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let open = "";
  let data: string[] = [];
  for await (const bytes of body) {
    open += decoder.decode(bytes, { stream: true });
    if (open.length > MOST_CHARACTERS) throw new Error("An event is too long");
    const lines = open.split(/\r\n|\n|\r(?!$)/);
    open = lines.pop() ?? "";
    for (const line of lines) {
      if (line.startsWith("data:")) data.push(line.slice(line.startsWith("data: ") ? 6 : 5));
      else if (line === "" && data.length > 0) {
        yield data.join("\n");
        data = [];
      }
    }
  }
}
