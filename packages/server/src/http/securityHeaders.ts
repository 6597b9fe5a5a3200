/** On every answer. What a page may load is decided by its content security policy, see `contentSecurityPolicy`. */
export const securityHeaders: Record<string, string> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
  "x-frame-options": "DENY",
};

/** On every answer where people reach us by https: their browsers come back that way only. */
export const transportSecurity = { "strict-transport-security": "max-age=31536000" };

/**
 * The policy of the host app's page: our own files, styles and scripts that carry the page's nonce, and nothing else.
 *
 * @param nonce new for every page.
 * @param liveChatSrc the live-chat script, when one is configured.
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
