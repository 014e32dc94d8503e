-- Milliseconds since something began, by the database's clock. It stops after 24.8 days: what is older is as late as anything can be.
create function elapsed_ms(since timestamptz) returns integer language sql volatile
return least(2147483647, greatest(0, floor(extract(epoch from clock_timestamp() - since) * 1000)))::integer;
