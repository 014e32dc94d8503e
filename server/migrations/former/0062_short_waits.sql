-- While a new partition waits for somebody who reads for long, everybody who writes to that table waits behind it. It is tried again soon.
alter function make_partitions_ahead() set lock_timeout = '500ms';
