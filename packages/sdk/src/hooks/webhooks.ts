"use client";

import { actionHook } from "./useAction.js";
import { readHook } from "./useGet.js";

/** List webhook endpoints. */
export const useListWebhookEndpoints = readHook("listWebhookEndpoints");

/** Create a webhook endpoint. */
export const useCreateWebhookEndpoint = actionHook("createWebhookEndpoint");

/** Change a webhook endpoint. */
export const useUpdateWebhookEndpoint = actionHook("updateWebhookEndpoint");

/** Delete a webhook endpoint. */
export const useDeleteWebhookEndpoint = actionHook("deleteWebhookEndpoint");

/** Rotate the secret of a webhook endpoint. */
export const useRotateWebhookSecret = actionHook("rotateWebhookSecret");

/** List what was sent to a webhook endpoint. */
export const useListWebhookDeliveries = readHook("listWebhookDeliveries");

/** Get a message with what it says. */
export const useGetWebhookDelivery = readHook("getWebhookDelivery");

/** Send a message again. */
export const useResendWebhookDelivery = actionHook("resendWebhookDelivery");
