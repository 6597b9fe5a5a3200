export { Notice, type NoticeProps } from "./Notice.js";
export { noticeMessages } from "./notice.messages.js";
