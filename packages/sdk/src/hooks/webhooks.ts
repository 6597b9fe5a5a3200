"use client";

import * as operations from "../generated/operations/webhooks.js";
import * as freshenedBy from "./freshness.js";
import { actionHook } from "./useAction.js";
import { readHook } from "./useGet.js";

/** List webhook endpoints. */
export const useListWebhookEndpoints = readHook(operations.listWebhookEndpoints);

/** Create a webhook endpoint. */
export const useCreateWebhookEndpoint = actionHook(operations.createWebhookEndpoint, freshenedBy.createWebhookEndpoint);

/** Change a webhook endpoint. */
export const useUpdateWebhookEndpoint = actionHook(operations.updateWebhookEndpoint, freshenedBy.updateWebhookEndpoint);

/** Delete a webhook endpoint. */
export const useDeleteWebhookEndpoint = actionHook(operations.deleteWebhookEndpoint, freshenedBy.deleteWebhookEndpoint);

/** Rotate the secret of a webhook endpoint. */
export const useRotateWebhookSecret = actionHook(operations.rotateWebhookSecret, freshenedBy.rotateWebhookSecret);

/** List what was sent to a webhook endpoint. */
export const useListWebhookDeliveries = readHook(operations.listWebhookDeliveries);

/** Get a message with what it says. */
export const useGetWebhookDelivery = readHook(operations.getWebhookDelivery);

/** Send a message again. */
export const useResendWebhookDelivery = actionHook(operations.resendWebhookDelivery, freshenedBy.resendWebhookDelivery);
