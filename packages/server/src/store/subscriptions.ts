import { sql } from "kysely";

/** The limits of the plan `p` as the contract shows them. */
export const planLimitsJson = sql`json_build_object(
  'callFee', usd(p.call_fee_micros), 'freeMinutes', p.free_minutes, 'freePhoneNumber', p.free_phone_number,
  'limitPotentialCustomer', p.limit_potential_customer, 'limitPotentialCustomerContact', p.limit_potential_customer_contact,
  'limitProduct', p.limit_product)`;

/** The subscription `s` to the plan `p` as the contract shows it (B-PLAN-11). */
export const subscriptionJson = sql`json_build_object(
  'id', s.id, 'subscriptionPackage', json_build_object('id', p.id, 'name', p.name),
  'startAt', iso(s.start_at), 'endAt', iso(s.end_at), 'packagePrice', usd(s.package_price_micros),
  'remaining', json_build_object('minutes', case when p.free_minutes = -1 then -1 else greatest(0, p.free_minutes - s.used_minutes) end),
  'limits', ${planLimitsJson})`;

/** The current subscription of the company `c`, or null. */
export const currentSubscriptionJson = sql`(
  select ${subscriptionJson} from subscriptions s join subscription_packages p on p.id = s.subscription_package_id
  where s.seller_company_id = c.id and s.replaced_at is null)`;
