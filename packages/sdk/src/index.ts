export { ApiError, type ApiErrorCode, type LocalErrorCode } from "./ApiError.js";
export type { Call, CallOptions } from "./callOver.js";
export { type ClientOptions, createClient } from "./client.js";
export { type CallwrightClient, connect, type Connection, type ConnectOptions } from "./connect.js";
export type { Middleware, OnItsWay } from "./middleware/Middleware.js";
export type { Send } from "./middleware/session.js";
export type {
  CallableId,
  Download,
  FileId,
  OperationData,
  OperationId,
  OperationInput,
  ReadId,
  ReadState,
  WriteId,
} from "./operations.js";
export { plain } from "./plain.js";
export { type FirstRead, prefetch } from "./prefetch.js";
export type { LiveEvents, LiveListener } from "./realtime/liveEvents.js";
export { browserTokens, type BrowserTokensOptions } from "./session/browserTokens.js";
export { memoryTokens } from "./session/memoryTokens.js";
export type { ClientSession, SessionExpiry, StartOptions, Tokens } from "./session/ClientSession.js";
export { type FetchedSession, type FetchSession, sessionFromFetch } from "./session/sessionFromFetch.js";
export type { TokenStore } from "./session/TokenStore.js";
export { describeViewer, type Viewer } from "./viewer.js";
