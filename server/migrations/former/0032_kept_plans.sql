-- The partitions of a month cost the planner more than the look by key itself, and it planned these anew with every call. They are single
-- looks by key, for which there is no better plan with the values in hand.
alter function decision_place(bigint, bigint, bigint, integer, bigint, text) set plan_cache_mode = 'force_generic_plan';
alter function store_decision(bigint, date, bigint, integer, text, text, jsonb, integer, integer, text) set plan_cache_mode = 'force_generic_plan';
alter function open_session(bigint, bytea) set plan_cache_mode = 'force_generic_plan';
