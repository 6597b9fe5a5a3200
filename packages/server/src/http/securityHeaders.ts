/** On every answer. What a page may load is decided by the content security policy of `pages/`. */
export const securityHeaders: Record<string, string> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
  "x-frame-options": "DENY",
};

/** On every answer where people reach us by https: their browsers come back that way only. */
export const transportSecurity = { "strict-transport-security": "max-age=31536000" };
