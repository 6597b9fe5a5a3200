-- The metrics ask what carriers charged lately.
create index carrier_costs_recent on carrier_costs (reported_at) where kind = 'TOTAL';
