// Generated from openapi/ by `pnpm generate`. Change the contract, not this file.
export const createPhoneBook = ["createPhoneBook", "POST", "/v1/phone-books", "once"] as const;
export const createPhoneBookReview = ["createPhoneBookReview", "POST", "/v1/phone-books/{id}/reviews", "once"] as const;
export const deletePhoneBook = ["deletePhoneBook", "DELETE", "/v1/phone-books/{id}"] as const;
export const deletePhoneBookReview = ["deletePhoneBookReview", "DELETE", "/v1/phone-books/{id}/reviews/{reviewId}"] as const;
export const deletePhoneBooks = ["deletePhoneBooks", "POST", "/v1/phone-books/bulk/delete"] as const;
export const exportPhoneBooks = ["exportPhoneBooks", "POST", "/v1/phone-books/bulk/export", "file"] as const;
export const getPhoneBook = ["getPhoneBook", "GET", "/v1/phone-books/{id}"] as const;
export const getPhoneBookReview = ["getPhoneBookReview", "GET", "/v1/phone-books/{id}/reviews/{reviewId}"] as const;
export const listPhoneBookReviews = ["listPhoneBookReviews", "GET", "/v1/phone-books/{id}/reviews"] as const;
export const listPhoneBooks = ["listPhoneBooks", "GET", "/v1/phone-books"] as const;
export const updatePhoneBook = ["updatePhoneBook", "PATCH", "/v1/phone-books/{id}"] as const;
export const updatePhoneBookReview = ["updatePhoneBookReview", "PATCH", "/v1/phone-books/{id}/reviews/{reviewId}"] as const;
