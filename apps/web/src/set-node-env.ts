// React decides by it, as it is loaded, whether it checks for developers what it draws: that costs pages three times the time.
process.env["NODE_ENV"] ??= "production";
