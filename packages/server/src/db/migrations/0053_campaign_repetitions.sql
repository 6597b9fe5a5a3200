-- Which calls of a campaign are repeated by another one of it.
create index calls_repeating_of_campaign on calls (campaign_id, retry_of) where retry_of is not null;
