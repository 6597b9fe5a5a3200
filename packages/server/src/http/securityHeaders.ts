/** On every response. The content security policy of `pages/` determines what a page may load. */
export const securityHeaders: Record<string, string> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
  "x-frame-options": "DENY",
};

/** On every response if our public URL is https: browsers then only return over https. */
export const transportSecurity = { "strict-transport-security": "max-age=31536000" };
