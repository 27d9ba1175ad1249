@rem package.json says "exec node ..." so that signals reach Node itself and not a shell; Windows has no exec.
@%*
