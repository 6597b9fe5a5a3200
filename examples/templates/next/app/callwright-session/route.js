export async function POST() {
  // Check your own login here.
  return fetch(`${process.env.CALLWRIGHT_URL}/v1/embed-sessions`, {
    method: "POST",
    headers: { "x-api-key": process.env.CALLWRIGHT_API_KEY, "content-type": "application/json" },
    body: JSON.stringify({ allowedWidgets: ["call-history"], origin: process.env.ORIGIN }),
  });
}
