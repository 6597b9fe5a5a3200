export { Pagination, type PaginationProps } from "./Pagination.js";
export { paginationMessages } from "./pagination.messages.js";
