/**
 * The policy of the host app's page: our own files, styles and scripts with the page's nonce, and nothing else.
 *
 * @param nonce new for every page.
 * @param liveChatSrc the live-chat script, if one is configured.
 */
export function contentSecurityPolicy(nonce: string, liveChatSrc: string | undefined): string {
  const chat = liveChatSrc ? ` ${new URL(liveChatSrc).origin}` : "";
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${chat}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    `connect-src 'self'${chat}`,
    `frame-src${chat || " 'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
